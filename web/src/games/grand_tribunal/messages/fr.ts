import { translation } from '../../../i18n/messages';
import type en from './en';
import effects from './fr_effects';
import log from './fr_log';
import table from './fr_table';

export default translation<typeof en>()({ ...effects, ...log, ...table });
