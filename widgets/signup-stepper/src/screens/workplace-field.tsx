import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { FieldFrame, FieldNotes } from "shared-runtime/ui/field/field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { FieldRow, SizedField } from "shared-runtime/ui/form-layout/form-layout.tsx";
import { fewPlaces } from "../machines/workplace.machine.ts";
import { workPlaceIn } from "../model/work-place.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { useWorkplaceSearch } from "../use-workplace-search.ts";
import { ChosenWorkplace } from "./chosen-workplace.tsx";
import { searchNews } from "./search-news.ts";
import { UnknownWorkplaces } from "./unknown-workplaces.tsx";
import { WorkplaceResults } from "./workplace-results.tsx";
import * as styles from "./workplace-field.css.ts";

export interface WorkplaceFieldProps {
  readonly texts: SignupStepperTexts;
  /** A field whose value is the JSON of the place of work. */
  readonly field: TextBinding;
  readonly api: () => Promise<ApiClient>;
  /** The postal code of the person in Denmark, or an empty text. */
  readonly near: string;
}

/** The place of work: a search by name, or the reason why it is not in the register. */
export function WorkplaceField({ texts, field, api, near }: WorkplaceFieldProps) {
  const search = useWorkplaceSearch(api, near);
  const titleId = useId();
  const { id, name, problem, problemWord = "Fejl" } = field;
  const place = workPlaceIn(field.value);
  const root = useFocusAfterChange(id, place !== undefined);
  if (place) {
    return (
      <div ref={root}>
        <ChosenWorkplace texts={texts} place={place} id={id} onChange={() => field.onChange("")} />
      </div>
    );
  }

  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // Enter would otherwise submit the step.
    event.preventDefault();
    search.search();
  };
  const isAnswered = search.hasResults || search.hasFailed;
  return (
    <FieldFrame name={name} problem={problem}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in one of the two fields */}
      <div
        ref={root}
        role="group"
        aria-labelledby={titleId}
        className={styles.box}
        onKeyDown={searchOnEnter}
        // Nobody has made a mistake before a place is chosen, so the field is not judged when it is left.
        onBlur={(event) => event.stopPropagation()}
      >
        <h3 id={titleId} className={styles.title}>
          {texts.placeTitle}
        </h3>
        <FieldNotes id={id} problem={problem} problemWord={problemWord} />
        <div className={styles.search}>
          <FieldRow>
            <SizedField width="city">
              <TextField
                id={id}
                name={name}
                label={texts.placeName}
                value={search.name}
                onChange={search.typeName}
                autoComplete="organization"
                required
              />
            </SizedField>
            {/* Shown only if there are many results. */}
            {(search.town !== "" || search.most > fewPlaces) && (
              <SizedField width="date">
                <TextField
                  id={`${id}-town`}
                  name={`${name}Town`}
                  label={texts.placeTown}
                  value={search.town}
                  onChange={search.typeTown}
                  autoComplete="off"
                />
              </SizedField>
            )}
            <Button
              variant="outline"
              onClick={search.search}
              busy={search.isSearching}
              busyLabel={texts.placeSearching}
            >
              {texts.placeSearch}
            </Button>
          </FieldRow>
        </div>
        {isAnswered && <WorkplaceResults texts={texts} search={search} onChoose={field.onChange} />}
        <UnknownWorkplaces
          texts={texts}
          isSearched={isAnswered}
          isFound={search.most > 0}
          name={search.name}
          onChoose={field.onChange}
        />
        <Announcer message={isAnswered ? searchNews(texts, search) : ""} />
      </div>
    </FieldFrame>
  );
}

/** When a place is chosen or removed, moves the focus to the control that replaces the pressed one. */
function useFocusAfterChange(id: string, isChosen: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(isChosen);
  useEffect(() => {
    if (before.current === isChosen) return;
    before.current = isChosen;
    root.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
  }, [id, isChosen]);
  return root;
}
