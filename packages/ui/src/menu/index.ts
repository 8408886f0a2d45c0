export { Menu, type MenuProps } from './Menu.tsx'
export type { MenuAction, MenuDetails, MenuSelectDetails } from './types.ts'
