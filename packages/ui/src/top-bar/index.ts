export { TopBar, type TopBarCartProps, type TopBarGreetingProps, type TopBarProps } from './TopBar.tsx'
export type { TopBarDropdownProps, TopBarSectionProps } from './TopBarDropdown.tsx'
export { QrPanel, type QrPanelProps } from './QrPanel.tsx'
export { formatCount } from './format-count.ts'
