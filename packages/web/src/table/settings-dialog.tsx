/** The settings: language, theme, movement, sound. */

import { LANGUAGES, languageName } from '@tabularium/kernel';
import { Dialog } from 'radix-ui';
import { useId } from 'react';
import { focusDialog } from '../design/focus.ts';
import { prefer, SPEEDS, THEMES, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { play } from './sounds.ts';

/** A button that opens the settings; they apply at once. */
export function SettingsDialog({ open, onOpen }: { open?: boolean; onOpen?: (open: boolean) => void }) {
  const say = useWords();
  const control = open === undefined || onOpen === undefined ? {} : { open, onOpenChange: onOpen };
  return (
    <Dialog.Root {...control}>
      <Dialog.Trigger asChild>
        <button type="button" className="button quiet" aria-label={say.nav.settings} title={say.nav.settings}>
          <GearMark />
        </button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog narrow" aria-describedby={undefined} onOpenAutoFocus={focusDialog}>
          <header>
            <Dialog.Title asChild>
              <h2>{say.settings.title}</h2>
            </Dialog.Title>
            <Dialog.Close className="button quiet">{say.nav.close}</Dialog.Close>
          </header>
          <SettingsForm />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Everything that can be preferred, each as a choice. */
export function SettingsForm() {
  const say = useWords();
  const now = useSettings();
  return (
    <div className="stack roomy">
      <Segments
        legend={say.settings.language}
        values={LANGUAGES}
        value={now.language}
        name={languageName}
        choose={(language) => prefer({ language })}
      />
      <Segments
        legend={say.settings.theme}
        values={THEMES}
        value={now.theme}
        name={(one) => say.settings[one]}
        choose={(theme) => prefer({ theme })}
      />
      <Segments
        legend={say.settings.speed}
        values={SPEEDS}
        value={now.speed}
        name={(one) => say.settings[one]}
        choose={(speed) => prefer({ speed })}
      />
      <label className="switch">
        <input type="checkbox" checked={now.confirm} onChange={(event) => prefer({ confirm: event.target.checked })} />
        <span>
          <strong>{say.settings.confirm}</strong> <span className="help">{say.settings.confirmHelp}</span>
        </span>
      </label>
      <label className="switch">
        <input type="checkbox" checked={now.tips} onChange={(event) => prefer({ tips: event.target.checked })} />
        <span>
          <strong>{say.settings.tips}</strong> <span className="help">{say.settings.tipsHelp}</span>
        </span>
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={now.practice}
          onChange={(event) => prefer({ practice: event.target.checked })}
        />
        <span>
          <strong>{say.settings.practice}</strong> <span className="help">{say.settings.practiceHelp}</span>
        </span>
      </label>
      <label className="switch">
        <input type="checkbox" checked={now.sound} onChange={(event) => prefer({ sound: event.target.checked })} />
        <span>
          <strong>{say.settings.sound}</strong> <span className="help">{say.settings.soundHelp}</span>
        </span>
      </label>
      {now.sound && (
        <label className="field">
          <span>{say.settings.volume}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(now.volume * 100)}
            onChange={(event) => {
              prefer({ volume: Number(event.target.value) / 100 });
              play('move');
            }}
          />
        </label>
      )}
    </div>
  );
}

/** A choice among a few values, all of them in view. */
export function Segments<T extends string | number>(props: {
  legend: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  choose: (value: T) => void;
  hideLegend?: boolean;
}) {
  const group = useId();
  return (
    <fieldset className="field">
      <legend className={props.hideLegend ? 'visually-hidden' : undefined}>{props.legend}</legend>
      <div className="segments">
        {props.values.map((value) => (
          <label key={value}>
            <input type="radio" name={group} checked={value === props.value} onChange={() => props.choose(value)} />
            <span>{props.name(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function GearMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" strokeLinecap="round" />
      <circle cx="16" cy="7" r="2.4" />
      <circle cx="8" cy="17" r="2.4" />
    </svg>
  );
}
