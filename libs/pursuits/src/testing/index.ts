export { MoveCase } from '../commands/move-case';
export { RemindOfDueCases } from '../commands/remind-of-due-cases';
export { RemindOfReviews } from '../reviews/commands/remind-of-reviews';
export { Cases } from '../domain/case.repository';
export { UnlockedCases } from './unlocked-cases';
