import { translation } from '../../../i18n/messages';
import type en from './en';
import effects from './it_effects';
import log from './it_log';
import table from './it_table';

export default translation<typeof en>()({ ...effects, ...log, ...table });
