import * as styles from "./icon.css.ts";

/** A decorative line drawing of 20 by 20 units. */
function drawn(path: string) {
  return function Icon() {
    return (
      <svg
        className={styles.icon}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={path} />
      </svg>
    );
  };
}

export const ArrowDownIcon = /* @__PURE__ */ drawn("M10 3.5v13M4.5 11l5.5 5.5 5.5-5.5");
export const ArrowUpIcon = /* @__PURE__ */ drawn("M10 16.5v-13M4.5 9L10 3.5 15.5 9");
export const ArrowRightIcon = /* @__PURE__ */ drawn("M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5");
export const CheckIcon = /* @__PURE__ */ drawn("M4 10.5l4.2 4.2L16 6");
export const ChevronDownIcon = /* @__PURE__ */ drawn("M4.5 7.5L10 13l5.5-5.5");
export const ChevronRightIcon = /* @__PURE__ */ drawn("M7.5 4.5L13 10l-5.5 5.5");
export const CrossIcon = /* @__PURE__ */ drawn("M5 5l10 10M15 5L5 15");
export const DocumentIcon = /* @__PURE__ */ drawn("M5 2.5h6.5L15.5 6.5V17.5H5zM11.5 2.5v4h4M7.5 10.5h5.5M7.5 13.5h4");
export const MenuIcon = /* @__PURE__ */ drawn("M2.5 6.5h15M2.5 13.5h15");
export const NewTabIcon = /* @__PURE__ */ drawn("M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7.5 7.5");
export const BriefcaseIcon = /* @__PURE__ */ drawn("M3 6.5h14v10H3zM7.5 6.5v-3h5v3M3 11h14");
export const CardIcon = /* @__PURE__ */ drawn("M2.5 5h15v10.5h-15zM2.5 8.5h15M5.5 12.5h3");
export const HomeIcon = /* @__PURE__ */ drawn("M3 9.5L10 3.5l7 6M5 8v8.5h10V8M8.5 16.5v-4h3v4");
export const MailIcon = /* @__PURE__ */ drawn("M2.5 5h15v10.5h-15zM3 5.5l7 5.5 7-5.5");
export const PersonIcon = /* @__PURE__ */ drawn(
  "M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM3.5 17a6.5 5 0 0 1 13 0",
);
export const SidebarIcon = /* @__PURE__ */ drawn("M3 4h14v12H3zM8 4v12");
export const RetryIcon = /* @__PURE__ */ drawn("M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4");
export const UploadIcon = /* @__PURE__ */ drawn("M10 13V3.5M5.5 8L10 3.5 14.5 8M3.5 13v3.5h13V13");
export const BookIcon = /* @__PURE__ */ drawn(
  "M10 5.5v11M10 5.5C8 4 5.5 3.5 2.5 3.75V15c3-.25 5.5.25 7.5 1.5 2-1.25 4.5-1.75 7.5-1.5V3.75c-3-.25-5.5.25-7.5 1.75z",
);
export const CalculatorIcon = /* @__PURE__ */ drawn(
  "M4.5 2.5h11v15h-11zM7.5 6h5M7.5 10.5h.01M12.5 10.5h.01M7.5 14h.01M12.5 14h.01",
);
export const CalendarIcon = /* @__PURE__ */ drawn(
  "M3 4.5h14V17H3zM3 8.5h14M6.5 2.5v4M13.5 2.5v4M6.5 12.5h2M11.5 12.5h2",
);
export const ClockIcon = /* @__PURE__ */ drawn("M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4.25l3 1.75");
export const ConversationIcon = /* @__PURE__ */ drawn("M2.5 3.5h10v7H7L4.5 13v-2.5h-2zM15.5 7.5h2v7h-2V17L13 14.5H9");
export const DoorIcon = /* @__PURE__ */ drawn("M5 17V3h10v14M2.5 17h15M11.75 10v.5");
export const NetworkIcon = /* @__PURE__ */ drawn(
  "M10 7a2.25 2.25 0 1 0 0-4.5A2.25 2.25 0 0 0 10 7zM4.75 17a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM15.25 17a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM8.75 9l-2.5 3.5M11.25 9l2.5 3.5M8 15h4",
);
export const PenIcon = /* @__PURE__ */ drawn("M3 17l1-4.5L13.5 3l3.5 3.5L7.5 16zM11.5 5L15 8.5");
export const PhoneIcon = /* @__PURE__ */ drawn(
  "M4 3h3.5L9 7 7 8.5a9 9 0 0 0 4.5 4.5L13 11l4 1.5V16c0 .5-.5 1-1 1A13 13 0 0 1 3 4c0-.5.5-1 1-1z",
);
export const SalaryIcon = /* @__PURE__ */ drawn(
  "M10 8.5c3.5 0 6-1.25 6-3s-2.5-3-6-3-6 1.25-6 3 2.5 3 6 3zM4 5.5v9c0 1.75 2.5 3 6 3s6-1.25 6-3v-9M4 10c0 1.75 2.5 3 6 3s6-1.25 6-3",
);
export const ScalesIcon = /* @__PURE__ */ drawn(
  "M10 3v14M6 17h8M4 5.5h12M4 5.5l-2 6c.5 1.25 3.5 1.25 4 0zM16 5.5l-2 6c.5 1.25 3.5 1.25 4 0z",
);
export const SearchIcon = /* @__PURE__ */ drawn("M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.25 13.25L17 17");
export const ShieldIcon = /* @__PURE__ */ drawn(
  "M10 2.5L16.5 5v4.25c0 3.75-2.5 6.5-6.5 8.25-4-1.75-6.5-4.5-6.5-8.25V5zM7 9.75l2.25 2.25L13 8",
);
export const StairsIcon = /* @__PURE__ */ drawn("M2.5 17h4v-4h4V9h4V5h3");
