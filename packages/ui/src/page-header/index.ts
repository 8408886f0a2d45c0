export { FactTint, PageHeader, type FactTintProps, type PageHeaderProps } from './PageHeader.tsx'
