export { TopBar, TopBarAction, TopBarCart, TopBarGreeting, TopBarLink, type TopBarActionProps, type TopBarCartProps, type TopBarGreetingProps, type TopBarLinkProps, type TopBarProps } from './TopBar.tsx'
export { TopBarDropdown, TopBarSection, type TopBarDropdownProps, type TopBarSectionProps } from './TopBarDropdown.tsx'
export { QrPanel, type QrPanelProps } from './QrPanel.tsx'
export { formatCount } from './format-count.ts'
