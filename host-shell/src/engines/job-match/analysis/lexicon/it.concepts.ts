import { conceptsOf } from "./concept.ts";

export const itConcepts = conceptsOf("it", {
  title: `
IT-direktør | CIO | chief information officer | CTO | chief technology officer | teknisk direktør IT | IT director | chief digital officer | digitaliseringsdirektør
IT-chef | IT manager | head of IT | IT-leder | IT-ansvarlig | it-afdelingsleder | it operations manager | IT-driftschef | it-driftsleder
Digitaliseringschef | head of digital | digital director | digitaliseringsleder | head of digitalization | digital transformation manager
IT-konsulent | IT consultant | it-rådgiver | applikationskonsulent | application consultant | systemkonsulent | ERP-konsulent | ERP consultant
IT-arkitekt | enterprise architect | solution architect | løsningsarkitekt | it architect | systemarkitekt | enterprise-arkitekt
Systemadministrator | system administrator | it-administrator | systems engineer | driftstekniker | infrastructure engineer | netværksadministrator | network engineer | network administrator
IT-supporter | it support specialist | servicedesk medarbejder | service desk agent | it-supportchef | service desk manager
Sikkerhedschef IT | CISO | informationssikkerhedschef | chief information security officer | head of information security | it-sikkerhedschef | security manager | it-sikkerhedskonsulent | informationssikkerhedskonsulent | security consultant | security analyst | security engineer | information security officer
Forretningsanalytiker | business analyst | forretningskonsulent | it-forretningspartner | it business partner | digitaliseringskonsulent | digital consultant`,
  skill: `
IT | it-området | information technology | informationsteknologi
Digitalisering | digitalization | digitalisation | digital transformation | digitale løsninger | digital udvikling | digital strategi | digital strategy | it-strategi | it strategy
IT-drift | it operations | driftsmiljø | it-infrastruktur | it infrastructure | infrastruktur it | servere | servers
IT-sikkerhed | informationssikkerhed | information security | cyber security | cybersecurity | it security | cybersikkerhed
IT-support | servicedesk | service desk | brugersupport | helpdesk | user support | it-brugere
ITIL | incident | incident manager | it service management | ITSM | incident management
Systemimplementering | system implementation | implementering af it-systemer | systemimplementeringer | ERP implementation | implementering af ERP
Kravspecifikation | requirements specification | kravspecifikationer | requirements analysis | requirements engineering | business analysis
Systemudbud | it-kontrakter | it-leverandører | leverandørstyring it
Netværk IT | firewalls | TCP/IP | Cisco | LAN | WAN
Procesautomatisering | RPA | robotics process automation | UiPath | automatisering af processer | process automation
IT-arkitektur | enterprise arkitektur | enterprise architecture | solution architecture | systemarkitektur
Kunstig intelligens | AI | artificial intelligence | generativ AI | generative AI | copilot | LLM | chatGPT`,
  tool: `
SAP | SAP ERP | S/4HANA | SAP R/3
Dynamics NAV | Navision | Business Central | Microsoft Dynamics NAV | Dynamics 365 Business Central | NAV
Dynamics AX | Axapta | Dynamics 365 Finance | D365 | Microsoft Dynamics 365 | Dynamics 365 | Microsoft Dynamics
ERP | ERP-system | ERP-systemer | ERP system | ERP systems
e-conomic | economic regnskabsprogram | Billy | Dinero | Uniconta | Visma
Excel | Microsoft Excel | regneark | spreadsheets
Office-pakken | Microsoft Office | MS Office | Office 365 | Microsoft 365 | Officepakken | Word og Excel | PowerPoint | M365
SharePoint
Azure | Microsoft Azure
AWS | Amazon Web Services
Google Cloud
VMware | Hyper-V
Windows-klienter | Windows 11 | Windows 10 | Intune | SCCM | MDM
Active Directory | Azure AD | Entra
ServiceNow
Jira | Confluence | Atlassian
Citrix
Linux | Unix
Windows Server`,
  certificate: `
ISO 27001 | ISO27001 | NIS2 | CIS18
CISSP | CISM | CISA`,
});

export const softwareConcepts = conceptsOf("software", {
  title: `
Udviklingschef software | head of development | development manager | software development manager | engineering manager | head of engineering | head of software | softwareudviklingschef | VP engineering
Softwareudvikler | software developer | software engineer | developer | programmør | systemudvikler | it-udvikler | full stack developer | fullstack udvikler | fuldstack udvikler
Backendudvikler | backend developer | backend engineer
Frontendudvikler | frontend developer | frontend engineer | webudvikler | web developer
Tech lead | lead developer | ledende udvikler | principal engineer | staff engineer | software architect | softwarearkitekt
DevOps-ingeniør | devops engineer | site reliability engineer | platform engineer | cloud engineer
Testmanager | test manager | QA manager software | software tester | test engineer | QA engineer | testkoordinator | testleder
UX-designer | UX designer | UI designer | product designer | interaktionsdesigner | UX lead | UX-specialist | UX researcher`,
  skill: `
Softwareudvikling | software development | software engineering | systemudvikling | programmering | programming | coding
Webudvikling | web development | frontend | front-end
Backend | back-end | backend-udvikling
DevOps | CI/CD | observability | continuous integration | continuous delivery
Cloud | cloud computing | skyløsninger | cloud migration
Mikroservices | microservices | API | APIs | systemintegration | system integration
Test af software | software testing | testautomatisering | test automation | kvalitetssikring af software
UX | user experience | brugeroplevelse | usability | UI | brugerrejser | user research
Softwarearkitektur | software architecture | domain-driven design
Embedded software | embedded | firmware | indlejret software`,
  tool: `
C# | .NET | ASP.NET | dotnet core
Java | Spring Boot
JavaScript | ECMAScript | Node.js | NodeJS
TypeScript
React | React.js | ReactJS
Angular | AngularJS
Vue | Vue.js | VueJS
Python | Django
C++
PHP | Laravel
Kotlin
Swift | iOS | Android
Golang
Docker | containere
Kubernetes | K8s | OpenShift
Terraform | Ansible
Git | GitHub | GitLab
Figma | Sketch
HTML | CSS
Kafka | RabbitMQ`,
});

export const dataConcepts = conceptsOf("data", {
  title: `
Analysechef | head of analytics | head of data | analytics manager | BI manager | head of BI | data manager | BI-chef | datachef | chief data officer | head of business intelligence
Dataanalytiker | data analyst | BI-analytiker | analytiker | analyst | BI developer | BI-udvikler | BI-konsulent | analysekonsulent | BI consultant | BI specialist | data consultant
Data scientist | machine learning engineer | AI engineer | data science manager
Data engineer | dataingeniør | analytics engineer`,
  skill: `
Dataanalyse | data analysis | data analytics | analytics | databehandling | analyse af data
Business intelligence | BI | ledelsesinformation | dashboards | datavisualisering | data visualization
Machine learning | deep learning | maskinlæring | data science
Statistik | statistics | statistisk analyse | statistical analysis | økonometri | econometrics
Data warehouse | datavarehus | ETL | datamodellering | data modelling | data modeling | data pipelines
Data governance | datakvalitet | data quality | master data | stamdata | master data management`,
  tool: `
Power BI | PowerBI
SQL | T-SQL | SQL Server | PostgreSQL | MySQL | databaser | Oracle
Tableau | Qlik | QlikView | Qlik Sense
Databricks | Snowflake | Spark | Microsoft Fabric | dbt
SPSS | STATA | SAS Institute | R-programmering | RStudio
Looker Studio | Looker | Google Data Studio
TARGIT`,
});
