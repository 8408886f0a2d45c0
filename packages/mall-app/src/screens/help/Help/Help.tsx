import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { helpPages } from '../../../content/help-pages.ts'
import { usePublishedHelp } from '../../../queries/help.ts'
import { helpNumberOf } from '../../../site/help-address.ts'
import { href } from '../../../site/routes.ts'
import { HelpView } from './HelpView.tsx'

/** `/help/detail/{1–15}`; without a number the first page (specification §2). */
export const Help = () => {
  const { '*': path = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const pageOf = usePublishedHelp()
  const [query, setQuery] = useState(search.get('q') ?? '')
  if (path === '') return <Navigate to={{ pathname: `${href('help')}/1`, search: search.toString() }} replace />
  return (
    <HelpView
      pages={helpPages.map((page, at) => pageOf(String(at + 1), page))}
      number={helpNumberOf(path.replace(/\/$/, ''))}
      query={query}
      onQueryChange={(value) => {
        setQuery(value)
        setSearch(value.trim() === '' ? {} : { q: value.trim() }, { replace: true })
      }}
    />
  )
}
