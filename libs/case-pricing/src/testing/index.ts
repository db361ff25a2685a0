export { EraseDeletedCalculations } from '../commands/erase-deleted-calculations';
