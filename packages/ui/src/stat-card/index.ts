export { StatCard, StatStrip, type StatCardProps, type StatChange, type StatStripProps } from './StatCard.tsx'
