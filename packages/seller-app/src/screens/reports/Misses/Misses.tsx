import { missDimensionNames } from '@mall/api/seller/contract'
import { ReportPage } from '@mall/app-kit/report/ReportPage.tsx'
import { useMemo } from 'react'
import { useDimension } from '../../../features/report/use-dimension.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { missByTimeList, missList } from './misses-lists.ts'
import { missReports } from './misses-report.tsx'

/** Nothing that it is narrowed to is chosen from a tree. */
const noTrees = {}

const useReports = () => {
  const hasWords = useStaff().data?.Permissions.includes('content.view') ?? false
  return useMemo(() => missReports(hasWords), [hasWords])
}

const ByTime = () => <ReportPage report={useReports().time} state={useListPage(missByTimeList)} trees={noTrees} onPrint={() => print()} />

const ByWord = () => <ReportPage report={useReports().word} state={useListPage(missList)} trees={noTrees} onPrint={() => print()} />

/** `/seller/reports/misses` */
export const Misses = () => (useDimension(missDimensionNames, 'word') === 'time' ? <ByTime /> : <ByWord />)
