export { ColumnSettings, type ColumnSettingsDetails, type ColumnSettingsMessages, type ColumnSettingsProps } from './ColumnSettings.tsx'
