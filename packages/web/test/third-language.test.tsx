/** A third language is a line in the list and a file of words: the client's pickers and pages follow. */

import { PSEUDO, teach } from '@tabularium/kernel/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('../../kernel/src/languages.ts', () => ({ LANGUAGES: ['en', 'de', 'eo'] }));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('navigator', { languages: ['eo-XX', 'de'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });

const { WORDS } = await import('../src/words/index.ts');
const { SettingsForm } = await import('../src/table/settings-dialog.tsx');
const { LanguageButton } = await import('../src/pages/header.tsx');
const { dress, prefer, settings } = await import('../src/settings.ts');

teach(WORDS);

test('a person who asks for it gets it', () => {
  expect(settings().language).toBe(PSEUDO);
  dress();
  expect(document.documentElement.lang).toBe(PSEUDO);
});

test('the settings list it by the name it gives itself, and speak it', () => {
  const form = renderToStaticMarkup(<SettingsForm />);
  for (const name of ['English', 'Deutsch', 'Esperanto']) expect(form.toLowerCase()).toContain(name.toLowerCase());
  expect(form).toContain('«Language»');
  expect(form).not.toMatch(/>Language</);
});

test('the button in the header goes round all languages', () => {
  prefer({ language: 'de' });
  expect(renderToStaticMarkup(<LanguageButton />)).toContain('lang="eo"');
});
