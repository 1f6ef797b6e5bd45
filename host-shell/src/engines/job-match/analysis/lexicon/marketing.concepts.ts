import { conceptsOf } from "./concept.ts";

export const marketingConcepts = conceptsOf("marketing", {
  title: `
Marketingdirektør | CMO | chief marketing officer | marketing director
Marketingchef | marketing manager | head of marketing | marketingansvarlig | marketingleder | markedsføringschef | digital marketing manager
Marketingkonsulent | marketingkoordinator | marketing coordinator | marketing specialist | marketingmedarbejder | marketing consultant | digital marketing specialist | marketingspecialist | performance marketing specialist
Brand manager | brandansvarlig
Produktchef | product manager | produktleder | product marketing manager | head of product | produktansvarlig
E-handelschef | e-commerce manager | head of e-commerce | webshopansvarlig | e-commerce specialist | ecommerce manager | webshopchef`,
  skill: `
Marketing | markedsføring | marketingarbejde
Digital markedsføring | digital marketing | online marketing | online markedsføring | performance marketing
SEO | søgemaskineoptimering | search engine optimization
Annoncering | SEM | Google Ads | paid media | AdWords | paid search | paid social | Meta Ads | annoncer
Sociale medier | social media | LinkedIn | Facebook | Instagram | social media marketing
Content marketing | content | indholdsproduktion | content creation | indholdsstrategi | content strategy
Branding | brandstrategi | brand strategy | varemærke | positionering | brand building
Kampagner | kampagnestyring | campaigns | campaign management | kampagneplanlægning
E-handel | omnichannel | e-commerce | ecommerce | webshop | online salg | webshops | ehandel | online sales
Marketing automation | e-mail marketing | nyhedsbreve | email marketing | newsletters | marketingautomatisering
Markedsanalyse | market research | market analysis | kundeanalyse | markedsundersøgelser | konkurrentanalyse | customer insights
Produktledelse | product management | produktstrategi | product strategy | roadmap | product roadmap
Webanalyse | web analytics | Google Analytics | GA4 | konverteringsoptimering | conversion rate optimization
Trade marketing | kategoriudvikling`,
  tool: `
Adobe Creative Suite | Adobe CC | Adobe Creative Cloud | Photoshop | InDesign | Illustrator
Canva
WordPress | Umbraco | Sitecore | Drupal | CMS
Shopify | Magento | WooCommerce
ActiveCampaign | Mailchimp | Klaviyo`,
});

export const communicationConcepts = conceptsOf("kommunikation", {
  title: `
Kommunikationschef | communications manager | head of communications | kommunikationsdirektør | communications director | kommunikationsleder | kommunikationsansvarlig | head of communication
Kommunikationskonsulent | communications consultant | kommunikationsrådgiver | communications advisor | communications specialist | kommunikationsmedarbejder | kommunikationsspecialist | kommunikatør
Pressechef | presserådgiver | press officer | pressekonsulent | head of press | PR manager
Redaktør | editor | chefredaktør | redaktionschef | editor-in-chief | redaktionsleder
Journalist | reporter
Grafisk designer | grafiker | graphic designer | grafisk designmedarbejder | art director | visuel designer
Public affairs-chef | public affairs manager | politisk konsulent | politisk chef | head of public affairs | interessevaretager | policy advisor`,
  skill: `
Kommunikation | communications | kommunikationsarbejde | kommunikationsstrategi | communication strategy | strategisk kommunikation | strategic communication | corporate communication
Intern kommunikation | internal communication | internal communications | medarbejderkommunikation
Presse | PR | public relations | pressearbejde | press relations | media relations | pressehåndtering | pressekontakt
Krisekommunikation | crisis communication
Public affairs | interessevaretagelse | lobbyisme | lobbying | politisk interessevaretagelse
Formidling | tekstforfatning | copywriting | skriftlig formidling | journalistik | journalism | tekstproduktion
Fundraising | fondsansøgninger | fondsansøgning | sponsorater | sponsorship
Grafisk design | graphic design | visuel identitet | visual identity
Video og foto | videoproduktion | video production | fotografering | photography`,
});
