export { Popover, type PopoverProps } from './Popover.tsx'
export type { PopoverDetails } from './use-popover.ts'
