import { useState } from "react";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Accordion, type AccordionItem } from "shared-runtime/ui/accordion/accordion.tsx";
import { Part, Specimen } from "../specimen.tsx";

const areas: readonly AccordionItem[] = [
  {
    key: "results",
    title: "Resultater",
    status: "warn",
    badge: "2 forslag",
    content: (
      <p className={text.body}>
        <strong>4 af 11 punkter i dine to seneste job har et tal.</strong>
        <br />
        Skriv, hvad der kom ud af det: „nedbragte sygefraværet fra 6,1 til 3,8 procent“ siger mere end „ansvarlig for
        trivsel“.
      </p>
    ),
  },
  {
    key: "leadership",
    title: "Ledelsesansvar",
    status: "warn",
    badge: "1 forslag",
    content: <p>Skriv, hvor mange du leder.</p>,
  },
  {
    key: "profile",
    title: "Profiltekst",
    status: "good",
    badge: "Følger anbefalingen",
    content: <p>56 ord, og det er godt.</p>,
  },
  {
    key: "long",
    title: "Kontaktoplysninger og medlemskabsoplysningsformularen med videre",
    status: "good",
    badge: "Følger anbefalingen",
    content: <p>Alt er her.</p>,
  },
];

const plain: readonly AccordionItem[] = [
  { key: "who", title: "Hvem læser mit CV?", content: <p>Ingen. En maskine gennemgår det.</p> },
  { key: "when", title: "Hvornår slettes det?", content: <p>Efter 30 dage.</p> },
];

export function AccordionPart() {
  const [open, setOpen] = useState<readonly string[]>(["results"]);
  const [answers, setAnswers] = useState<readonly string[]>([]);
  return (
    <Part name="Foldelister">
      <Specimen of="med status, og alle på én gang">
        <Accordion
          items={areas}
          open={open}
          onChange={setOpen}
          openAllLabel="Åbn alle områder"
          closeAllLabel="Luk alle områder"
        />
      </Specimen>
      <Specimen of="enkel">
        <Accordion items={plain} open={answers} onChange={setAnswers} />
      </Specimen>
    </Part>
  );
}
