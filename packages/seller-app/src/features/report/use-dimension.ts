import { useSearchParams } from 'react-router-dom'
import { salesTabs } from './sales-filters.ts'

/**
 * The dimension that the address names.
 * @param names those of the report, as its tabs have them
 * @param first what the address of the first one leaves out
 */
export const useDimension = <By extends string>(names: Readonly<Record<By, string>>, first: NoInfer<By>): By => {
  const [search] = useSearchParams()
  const by = search.get(salesTabs.param) ?? ''
  const isDimension = (text: string): text is By => Object.hasOwn(names, text)
  return isDimension(by) ? by : first
}
