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
export const CrossIcon = /* @__PURE__ */ drawn("M5 5l10 10M15 5L5 15");
export const DocumentIcon = /* @__PURE__ */ drawn("M5 2.5h6.5L15.5 6.5V17.5H5zM11.5 2.5v4h4M7.5 10.5h5.5M7.5 13.5h4");
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
