/** The words before a title in a sentence about a role, without the period: "(Siden 2017) har jeg været skoleleder". */
export const clausesOfRoles: readonly string[] = [
  "(har jeg|jeg har) været[ ansat| konstitueret][ som]",
  "(har jeg|jeg har) (arbejdet|fungeret|virket|siddet|gjort tjeneste) som",
  "(var|er) jeg[ ansat| konstitueret][ som]",
  "jeg (var|er)[ ansat| konstitueret][ som]",
  "(arbejdede|fungerede|virkede|sad) jeg som",
  "jeg (arbejdede|fungerede|virkede|sad) som",
  "i (have been|was|am)[ employed as][ an| a| the]",
  "i (worked|served|acted|have worked|have served) as[ an| a| the]",
];
