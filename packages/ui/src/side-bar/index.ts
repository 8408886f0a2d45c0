export { SideBar, type SideBarItem, type SideBarProps } from './SideBar.tsx'
