import type { CvLook, CvPlan } from "./cv-plan.ts";

const look: CvLook = {
  size: 10,
  family: "helvetica",
  parts: {},
  headings: {},
  showHeadings: true,
  headingStyle: "bold",
  bullet: "•",
  bullets: {},
  periods: "below",
  employers: "beside",
  drawing: "columns",
  table: false,
  pageBreakBefore: [],
  textPicture: undefined,
};

/** The CV of a fictitious leader that meets each criterion of the review. */
export function leaderCv(language: "da" | "en", columns: 1 | 2): CvPlan {
  return { ...(language === "da" ? danish : english), columns };
}

const danish: CvPlan = {
  language: "da",
  columns: 1,
  name: "Mette Lindgaard",
  headline: "Driftsdirektør",
  contact: ["Skovvangen 14", "8000 Aarhus C", "mette@lindgaard-post.dk", "+45 26 41 70 93"],
  links: [{ text: "linkedin.com/in/mettelindgaard", url: "https://www.linkedin.com/in/mettelindgaard" }],
  photo: false,
  profile:
    "Driftschef med 16 års erfaring fra logistik og fødevarer. Jeg leder i dag 120 medarbejdere gennem fire teamledere og har ansvar for et budget på 85 mio. kr. Mine teams kender deres mål og ser deres tal hver morgen. Jeg søger en stilling, hvor drift og udvikling hører sammen, og hvor direktionen vil måles på begge dele.",
  competencies: [
    "Personaleledelse",
    "Drift og planlægning",
    "Budget og økonomistyring",
    "Forandringsledelse",
    "Lean og procesforbedring",
    "Indkøb og kontrakter",
    "Arbejdsmiljø",
    "Lokalaftaler",
  ],
  roles: [
    {
      title: "Driftschef",
      employer: "Nordhavn Logistik A/S",
      period: "jan. 2019 – nu",
      points: [
        "Leder 120 medarbejdere gennem fire teamledere og refererer til direktøren",
        "Styrer et driftsbudget på 85 mio. kr. og har sænket omkostningen per palle med 9 procent",
        "Løftede leveringssikkerheden fra 91 til 98 procent ved at flytte planlægningen ud på terminalerne",
        "Indførte tavlemøder på alle terminaler, så fejl bliver løst samme dag",
        "Samlede indkøb af emballage og kørsel og genforhandlede kontrakterne med leverandørerne",
        "Oprettede en mentorordning, hvor nye teamledere følger en erfaren kollega",
      ],
    },
    {
      title: "Afdelingsleder",
      employer: "Vestkystens Fødevarer A/S",
      period: "mar. 2014 – dec. 2018",
      points: [
        "Ledede 45 medarbejdere på tre skift med reference til fabrikschefen",
        "Halverede sygefraværet fra 8 til 4 procent gennem faste samtaler og bedre vagtplaner",
        "Flyttede pakkeriet til en ny bygning uden en eneste dag med stop i produktionen",
        "Forhandlede en lokalaftale om arbejdstid med tillidsrepræsentanterne",
        "Byggede et korps af interne instruktører, der oplærer nye kolleger ved linjerne",
      ],
    },
    {
      title: "Teamleder",
      employer: "Limfjord Pak ApS",
      period: "aug. 2010 – feb. 2014",
      points: [
        "Ledede et team på 14 medarbejdere i pakkeri og lager",
        "Reducerede spildet med 300.000 kr. om året ved at ændre rækkefølgen af ordrer",
        "Planlagde vagter for hele afdelingen og afløste værkføreren i ferier",
      ],
    },
  ],
  education: [
    "Diplomuddannelse i ledelse, VIA University College, 2013",
    "Logistikøkonom, Erhvervsakademi Aarhus, 2010",
  ],
  courses: ["Kursus i forhandlingsteknik, Teknologisk Institut, 2020", "Lean Green Belt, 2016"],
  languages: ["Dansk: modersmål", "Engelsk: flydende i skrift og tale", "Tysk: samtaleniveau"],
  it: ["SAP S/4HANA", "Power BI", "Excel", "Microsoft 365"],
  extras: [],
  look: {
    ...look,
    headings: {
      contact: "Kontakt",
      profile: "Profil",
      competencies: "Kompetencer",
      experience: "Erhvervserfaring",
      education: "Uddannelse",
      courses: "Kurser",
      languages: "Sprog",
      it: "IT-systemer",
    },
  },
};

const english: CvPlan = {
  language: "en",
  columns: 1,
  name: "Jonas Brandtoft",
  headline: "Operations Director",
  contact: ["Elmegade 9", "5000 Odense C", "jonas@brandtoft-mail.dk", "+45 31 58 22 76"],
  links: [{ text: "linkedin.com/in/jonasbrandtoft", url: "https://www.linkedin.com/in/jonasbrandtoft" }],
  photo: false,
  profile:
    "Operations manager with 14 years of experience in medical devices and food. I lead 80 employees through five team leaders and answer for a budget of DKK 60 million. My teams plan their own week and see their figures every morning. I am looking for a position where operations and development sit at the same table.",
  competencies: [
    "People management",
    "Production planning",
    "Budgeting and cost control",
    "Change management",
    "Lean manufacturing",
    "Procurement and contracts",
    "Health and safety",
    "Supplier negotiation",
  ],
  roles: [
    {
      title: "Operations Manager",
      employer: "Fyn Medical Devices A/S",
      period: "Jan 2018 – present",
      points: [
        "Lead 80 employees through five team leaders and report to the managing director",
        "Run a budget of DKK 60 million and cut the cost per unit by 7 percent",
        "Raised delivery precision from 89 to 97 percent by moving planning to the shop floor",
        "Introduced daily board meetings so that faults are solved on the day they appear",
        "Merged the purchasing of packaging and renegotiated the contracts with our suppliers",
        "Founded a mentoring scheme in which new team leaders follow a seasoned colleague",
      ],
    },
    {
      title: "Department Manager",
      employer: "Storebælt Foods A/S",
      period: "Mar 2013 – Dec 2017",
      points: [
        "Managed 38 employees on three shifts, reporting to the factory director",
        "Halved sickness absence from 8 to 4 percent through regular talks and better rosters",
        "Moved the packing lines to a new building without a single day of lost production",
        "Negotiated a local agreement on working hours with the shop stewards",
        "Built a corps of instructors who train new colleagues at the lines",
      ],
    },
    {
      title: "Team Leader",
      employer: "Odense Pack ApS",
      period: "Aug 2010 – Feb 2013",
      points: [
        "Led a team of 12 employees in packing and storage",
        "Reduced waste by DKK 250,000 a year by changing the sequence of orders",
        "Planned the rosters of the whole department and stood in for the foreman",
      ],
    },
  ],
  education: [
    "Diploma in Leadership, University College Lillebaelt, 2014",
    "Bachelor of Logistics, Business Academy Odense, 2010",
  ],
  courses: ["Course in negotiation, Danish Technological Institute, 2019", "Lean Green Belt, 2015"],
  languages: ["Danish: native", "English: fluent in writing and speech", "German: conversational"],
  it: ["SAP S/4HANA", "Power BI", "Excel", "Microsoft 365"],
  extras: [],
  look: {
    ...look,
    headings: {
      contact: "Contact",
      profile: "Profile",
      competencies: "Skills",
      experience: "Work Experience",
      education: "Education",
      courses: "Courses",
      languages: "Languages",
      it: "IT Systems",
    },
  },
};
