export { Breadcrumbs, type BreadcrumbsMessages, type BreadcrumbsProps, type Crumb } from './Breadcrumbs.tsx'
