import { postLeads } from "./leads.ts";
await postLeads("http://127.0.0.1:4791", 2);
console.log(await postLeads("http://127.0.0.1:4791", 5));
