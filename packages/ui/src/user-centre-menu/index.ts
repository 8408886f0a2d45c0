export { UserCentreMenu, type UserCentreMenuMessages, type UserCentreMenuProps } from './UserCentreMenu.tsx'
export { filterMenu, type MenuAccess, type MenuGroup, type MenuItem } from './filter-menu.ts'
export type { MenuOpenDetails } from './use-user-centre-menu.ts'
