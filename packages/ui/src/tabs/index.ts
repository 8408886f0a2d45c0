export { Tabs, type TabItem, type TabsProps } from './Tabs.tsx'
export type { TabsDetails } from './use-tabs.ts'
