export { PURSUITS_MIGRATIONS } from './adapters/persistence/migrations/0001-baseline';
export { ErasePursuits } from './commands/erase-pursuits';
export { PursuitsModule } from './pursuits.module';
export { GetPursuitsData } from './queries/get-pursuits-data';
export { Participants } from './queries/participants';
