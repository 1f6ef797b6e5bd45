import { AddonsForm } from "shared-runtime/api/addons.ts";
import { contactChangeCall } from "shared-runtime/api/contact-parts.ts";
import { addonsCall, paymentCall } from "shared-runtime/api/finalize-calls.ts";
import { PaymentForm } from "shared-runtime/api/payment.ts";
import type { Operation } from "../../api/openapi/operation.ts";
import { submissionOperation } from "../../api/openapi/submission-operation.ts";
import { ContactChange } from "./kinds/contact-change.kind.ts";

const nobody = "Nobody is signed in, or the session has ended.";
const twice = "The content of the member's last one is that one, whatever key it is sent with, and is stored once.";
const account = { payByInvoice: false, regNo: "0040", accountNo: "0440116243" };
export const finalizeOperations: readonly Operation[] = [
  submissionOperation({
    call: paymentCall,
    id: "updatePayment",
    tag: "Joining",
    summary: "Stores how a member pays",
    about: `By invoice, the two numbers are ignored. They are encrypted before they are stored. ${twice}`,
    schema: PaymentForm,
    signedIn: true,
    needsMember: `${nobody} With \`signInAgain\`, the person signed in more than ten minutes ago: lead them to \`/api/auth/login\`, which asks them again.`,
    deniedKeys: ["signInAgain"],
    limit: "two times SIGNUPS_PER_MINUTE of them, of add-ons and of contact details",
    invalidKey: "invalidPayment",
    tooManyKey: "tooManySaves",
    examples: [
      { title: "From a bank account", status: 200, body: account, answer: { taken: true } },
      { title: "By invoice", status: 200, body: { payByInvoice: true } },
      { title: "Without an account number", status: 422, body: { ...account, accountNo: "" } },
      { title: "Nobody is signed in", status: 401, anonymous: true, body: account },
    ],
  }),
  submissionOperation({
    call: addonsCall,
    id: "saveAddons",
    tag: "Joining",
    summary: "Stores what a member adds to the membership",
    about: `The values of products that are offered to the member's membership; none for no add-ons. ${twice}`,
    schema: AddonsForm,
    signedIn: true,
    needsMember: nobody,
    limit: "two times SIGNUPS_PER_MINUTE of them, of payments and of contact details",
    invalidKey: "invalidAddons",
    tooManyKey: "tooManySaves",
    examples: [
      { title: "Without add-ons", status: 200, body: { addons: [] }, answer: { taken: true } },
      { title: "A product that is not offered", status: 422, body: { addons: ["ukendt"] } },
      { title: "Nobody is signed in", status: 401, anonymous: true, body: { addons: [] } },
    ],
  }),
  submissionOperation({
    call: contactChangeCall,
    id: "changeContact",
    tag: "My data",
    summary: "Changes one part of the member's contact details",
    about: `\`part\` says which fields are read. The change is pending until the register has it; with \`withdraw\`, the pending change of the part is withdrawn. ${twice}`,
    schema: ContactChange,
    signedIn: true,
    needsMember: "Nobody is signed in, the session has ended, or the person is not a member.",
    limit: "two times SIGNUPS_PER_MINUTE of them, of payments and of add-ons",
    invalidKey: "invalidContact",
    tooManyKey: "tooManySaves",
    examples: [
      {
        title: "A new address",
        status: 200,
        body: { part: "address", address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" },
        answer: { taken: true },
      },
      { title: "Not after all", status: 200, body: { part: "address", withdraw: true } },
      {
        title: "A city of another postal code",
        status: 422,
        body: { part: "address", address: "Lindevej 12", zipCode: "8000", city: "Viborg" },
      },
      { title: "Nobody is signed in", status: 401, anonymous: true, body: { part: "address", withdraw: true } },
    ],
  }),
];
