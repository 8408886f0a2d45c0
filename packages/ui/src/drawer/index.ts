export { Drawer, type DrawerMessages, type DrawerProps } from './Drawer.tsx'
