import type { GroupWords, PropWords } from "../editors/prop-words.ts";
import type { cvTexts } from "./cv.texts.ts";

/** For a widget that has the groups `upload`, `loading` and `error`. */
export const cvWords: GroupWords<keyof typeof cvTexts> = {
  title: "Valg og afsendelse af filen",
  importance: "rare",
  variables: {
    name: "Navnet på den fil, den besøgende har valgt.",
    count: "Hvor mange filer den besøgende gav os.",
  },
  props: {
    uploadButton: { title: "Knap til at vælge sit CV", group: "upload", importance: "usual" },
    uploadAsks: {
      title: "Hvad vi spørger om, før vi læser CV’et",
      description: "Står over knappen. Sig ærligt, hvad den besøgende bliver bedt om, og hvad det bliver brugt til.",
      group: "upload",
      importance: "usual",
    },
    uploadAsksMember: {
      title: "Hvad vi spørger et medlem om, før vi læser CV’et",
      group: "upload",
      importance: "usual",
    },
    uploadAnswered: {
      title: "Besked til den, der allerede har sagt ja",
      description: "Står over knappen i stedet for det, vi spørger om.",
      group: "upload",
      importance: "usual",
    },
    uploadAsksLink: { title: "Link efter det: til privatlivspolitikken", group: "upload", importance: "usual" },
    uploadDrop: "Ord efter knappen: træk filen hertil",
    uploadRelease: "Besked, mens filen bliver holdt over feltet",
    uploadChosen: "Besked, når et CV er valgt",
    uploadDeclined: "Besked, når den besøgende har sagt nej tak i dialogen",
    keptDeclined: "Tekst om et CV, vi har, når den besøgende har sagt nej tak i dialogen",
    uploadContinue: "Knap til at gå videre alligevel",
    waitingForCookies: {
      title: "Besked, når et CV er valgt, men ikke cookies",
      description: "Vises, til den besøgende har svaret på spørgsmålet om cookies.",
    },
    uploadPrivacy: { title: "Løfte om, hvad der sker med filen", group: "upload", importance: "usual" },
    requirementType: {
      title: "Krav til filen: type",
      description: "Kravet selv kan ikke ændres her, kun ordene om det. Det samme gælder de tre andre krav.",
    },
    requirementSize: "Krav til filen: størrelse",
    requirementPages: "Krav til filen: antal sider",
    requirementLanguage: "Krav til filen: sprog",
    offerFileText: {
      title: "Tekst, når filen ikke nåede frem",
      description: "Under teksten kan den besøgende sende den samme fil igen, vælge en anden eller fjerne den.",
    },
    offerFileButton: "Knap til at sende den samme fil igen",
    offerFileOther: "Knap til at vælge en anden fil",
    offerFileRemove: "Knap til at fjerne filen",
    offerFileFailed: "Linje om filen, der ikke blev sendt",
    noticeWord: {
      title: "Ord foran en oplysning",
      description: "Læses højt af skærmlæsere, før selve oplysningen.",
    },
    severalFiles: "Besked, når der er valgt flere filer på én gang",
    sendingTitle: "Overskrift, mens filen bliver sendt",
    sendingLabel: {
      title: "Navn på fremdriftslinjen",
      description: "Læses højt af skærmlæsere, mens filen bliver sendt.",
    },
    cancel: "Knap til at afbryde afsendelsen",
    btnLabel: { title: "Knap i fejlbeskeder", group: "error" },
    closeLabel: {
      title: "Krydset, der lukker en fejlbesked",
      description: "Læses højt af skærmlæsere.",
      group: "error",
    },
    genericErrorTitle: { title: "Overskrift på en fejl uden anden overskrift", group: "error" },
    fileSizeErrorTitle: { title: "Filen er for stor: overskrift", group: "error" },
    fileSizeErrorText: { title: "Filen er for stor: tekst", group: "error" },
    wrongFileExtensionErrorTitle: { title: "Filen er ikke en PDF: overskrift", group: "error" },
    wrongFileExtensionErrorText: { title: "Filen er ikke en PDF: tekst", group: "error" },
    emptyFileErrorTitle: { title: "Filen er tom: overskrift", group: "error" },
    emptyFileErrorText: { title: "Filen er tom: tekst", group: "error" },
    changedFileErrorTitle: { title: "Filen kan ikke læses: overskrift", group: "error" },
    changedFileErrorText: { title: "Filen kan ikke læses: tekst", group: "error" },
    tooManyPagesErrorTitle: { title: "CV’et er for langt: overskrift", group: "error" },
    tooManyPagesErrorText: { title: "CV’et er for langt: tekst", group: "error" },
    insufficientContentErrorTitle: { title: "For lidt tekst i CV’et: overskrift", group: "error" },
    insufficientContentErrorText: { title: "For lidt tekst i CV’et: tekst", group: "error" },
    hintOffline: { title: "Råd ved en fejl: uden net", group: "error" },
    hintSlow: { title: "Råd ved en fejl: svaret tog for lang tid", group: "error" },
    hintOurFault: { title: "Råd ved en fejl: fejlen er hos os", group: "error" },
    hintBusy: {
      title: "Råd ved en fejl: for mange CV’er fra samme forbindelse",
      group: "error",
      variables: { reason: "Serverens forklaring. Giver den ingen, står den næste tekst her." },
    },
    hintBusyReason: { title: "For mange CV’er: forklaring, hvis serveren ingen giver", group: "error" },
    hintFull: { title: "Råd ved en fejl: der er ikke plads til flere CV’er", group: "error" },
    hintUnreadable: { title: "Råd ved en fejl: filen er beskadiget eller låst", group: "error" },
  },
};

/** For the texts of `NoScriptNotice`, which a widget has in its group `upload`. */
export const noScriptWords = {
  noScriptText: {
    title: "Tekst til besøgende uden JavaScript",
    description: "Fortæller, hvad de kan gøre i stedet.",
    importance: "rare",
  },
  noScriptLink: { title: "Link til besøgende uden JavaScript", importance: "rare" },
  noScriptHref: {
    title: "Adresse på linket til besøgende uden JavaScript",
    importance: "rare",
    examples: ["mailto:raadgiver@example.org", "tel:+4570101010", "/kontakt"],
  },
} satisfies Readonly<Record<string, PropWords>>;
