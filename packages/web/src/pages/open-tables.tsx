/** Tables on the server that wait for players. */

import { useTranslation } from 'react-i18next';

/** The list of open tables, or why there is none. */
export function OpenTables() {
  const { t } = useTranslation();
  return <p className="soft">{t('home.openTablesOffline')}</p>;
}
