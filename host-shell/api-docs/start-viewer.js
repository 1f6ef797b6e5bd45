/* global SwaggerUIBundle -- swagger-ui-bundle.js comes before it */
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#viewer",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  // Without this, the viewer would send the description to a validator on another host.
  validatorUrl: null,
});
