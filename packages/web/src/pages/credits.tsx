/** Whom we thank, and with whom we have nothing to do. */

import { useTranslation } from 'react-i18next';
import { Header } from './header.tsx';

/** The credits page. */
export default function Credits() {
  const { t } = useTranslation();
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{t('credits.title')}</h1>
        <h2>{t('credits.notAffiliated')}</h2>
        <p>{t('credits.notAffiliatedText')}</p>
        <h2>{t('credits.games')}</h2>
        <p>{t('credits.rules')}</p>
        <h2>{t('credits.icons')}</h2>
        <p>
          {t('credits.iconsText')} <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.{' '}
          <a href="https://game-icons.net">game-icons.net</a>
        </p>
        <h2>{t('credits.fonts')}</h2>
        <p>{t('credits.fontsText')}</p>
        <h2>{t('credits.software')}</h2>
        <p>{t('credits.softwareText')}</p>
      </main>
    </>
  );
}
