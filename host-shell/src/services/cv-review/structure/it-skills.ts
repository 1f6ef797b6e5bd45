const tool =
  /(?<![\p{L}\d])(?:excel|word|powerpoint|outlook|microsoft 365|office 365|ms office|microsoft office|office-pakken|ms project|power bi|powerbi|sharepoint|teams|sap(?: s\/4hana)?|dynamics(?: 365)?|navision|business central|ax|axapta|salesforce|hubspot|jira|confluence|trello|asana|monday|planner|visio|tableau|qlik\p{L}*|sql|python|java|javascript|azure|aws|google workspace|google analytics|photoshop|indesign|autocad|e-conomic|visma|kmd|nexus|cura|opus|sbsys|acadre|esdh|workday|servicenow|netsuite|oracle|zendesk|sas|spss|lessor|prophix|chatgpt|copilot)(?![\p{L}\d])/giu;

/** IT tools that are named in a text, each once, as written. */
export function itToolsIn(text: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const [name] of text.matchAll(tool)) {
    // "ax", "word" and "teams" are words as well: a name has a capital.
    if (name !== name.toLowerCase()) seen.set(name.toLowerCase(), seen.get(name.toLowerCase()) ?? name);
  }
  return [...seen.values()];
}
