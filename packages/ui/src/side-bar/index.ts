export { SideBar, type SideBarItem, type SideBarMessages, type SideBarProps } from './SideBar.tsx'
