import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { countryOptions } from "shared-runtime/rules/country.ts";
import { phoneWords } from "shared-runtime/text/phone-words.ts";
import type { AnswerGroup } from "shared-runtime/ui/answer-summary/answer-summary.tsx";
import { workPlaceIn } from "../model/work-place.ts";
import { openedQuestions } from "../questions/question-stack.ts";
import { isUnemployed } from "../model/is-unemployed.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { WorkValues } from "../steps/work-values.ts";
import { educationName } from "./education-options.ts";
import { placeWords } from "./place-words.ts";
import { productName } from "./product-words.ts";

type Answers = AnswerGroup["answers"];

/** All answers by step, in words. */
export function summaryGroups(signup: SignupFlow, flow: Flow, texts: SignupStepperTexts): readonly AnswerGroup[] {
  const answersOf: Readonly<Record<string, (answers: FlowAnswers) => Answers>> = {
    contactInfo: (answers) => contactAnswers(signup, answers, texts),
    workInfo: (answers) => workAnswers(signup, answers, texts),
    unemploymentFund: (answers) => fundAnswers(signup, answers, texts),
  };
  return flow.steps.flatMap(({ id, label, isDone }) => {
    const answers = answersOf[id]?.(flow.answers);
    return answers === undefined ? [] : [{ id, title: label, isComplete: isDone, answers }];
  });
}

function contactAnswers({ contact }: SignupFlow, given: FlowAnswers, texts: SignupStepperTexts): Answers {
  const typed = typedIn(given, contact);
  const { product, name, country, address, zipCode, city, email, phone } = typed as Readonly<Record<string, string>>;
  const land = country === "DK" ? "" : countryOptions().find(({ value }) => value === country)?.label;
  return [
    { label: texts.summaryMembership, value: productName(texts, product ?? "") },
    { label: texts.contactName, value: name },
    { label: texts.summaryAddress, value: [address, `${zipCode} ${city}`, land].filter(Boolean).join(", ") },
    { label: texts.contactEmail, value: email },
    { label: texts.contactPhone, value: phone && phoneWords(phone) },
  ];
}

function workAnswers({ work, questions }: SignupFlow, given: FlowAnswers, texts: SignupStepperTexts): Answers {
  const typed = typedIn(given, work) as unknown as WorkValues;
  const asked = openedQuestions(questions, typed).map(({ title, field, answers }) => ({
    label: title,
    value: answers.find(({ value }) => value === typed[field])?.label,
  }));
  const education = typed.educationLevel === "" ? [] : [typed.educationLevel];
  const place = workPlaceIn(typed.workPlace);
  const job = [
    { label: texts.workJobTitle, value: typed.workTitle },
    { label: texts.summaryPlace, value: place && placeWords(texts, place).filter(Boolean).join(", ") },
  ];
  return [
    ...asked,
    ...(typed.employmentRole === "ledig" ? [] : job),
    ...education.map((level) => ({ label: texts.workEducation, value: educationName(texts, level) })),
  ];
}

function fundAnswers(signup: SignupFlow, given: FlowAnswers, texts: SignupStepperTexts): Answers {
  const typed = typedIn(given, signup.fund);
  const yesOrNo = (answer: unknown) => (answer === "ja" ? texts.yes : answer === "nej" ? texts.no : undefined);
  const hours = { ">30t": texts.fundHoursMore, "<30t": texts.fundHoursLess }[String(typed.amountOfHours)];
  return [
    ...(isUnemployed(signup, given) ? [] : [{ label: texts.summaryHours, value: hours }]),
    { label: texts.summaryOther, value: yesOrNo(typed.memberOfOtherUnemploymentFund) },
    { label: texts.summaryAbroad, value: yesOrNo(typed.memberOfOtherUnemploymentFundAbroad) },
  ];
}
