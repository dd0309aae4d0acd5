import effects from './en_effects';
import log from './en_log';
import table from './en_table';

export default { ...effects, ...log, ...table } as const;
