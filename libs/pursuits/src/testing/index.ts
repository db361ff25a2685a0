export { MoveCase } from '../commands/move-case';
export { RemindOfDueCases } from '../commands/remind-of-due-cases';
