import { SideNavigation } from "shared-runtime/ui/side-navigation/side-navigation.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const items = [
  { href: "#overblik", text: "Overblik" },
  {
    href: "#breve",
    text: "Breve",
    badge: "2",
    items: [
      { href: "#arkiv", text: "Arkiv" },
      { href: "#kladder", text: "Kladder" },
    ],
  },
  { href: "#formularer", text: "Medlemskabsoplysningsformularen" },
  { href: "#samtykker", text: "Samtykker" },
];

export function NavigationPart() {
  return (
    <Part name="Navigation i siden">
      <div className={styles.columns}>
        <Specimen of="en side">
          <SideNavigation label="Selvbetjening" items={items} current="#overblik" />
        </Specimen>
        <Specimen of="en side med sider under sig">
          <SideNavigation label="Selvbetjening, breve" items={items} current="#arkiv" />
        </Specimen>
      </div>
    </Part>
  );
}
