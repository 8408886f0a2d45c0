import { AutoComplete, ConfigProvider } from 'antd'
import { useState } from 'react'
import { suggestionsFor } from '../data.ts'
import { antdFont, still } from './still.ts'
import { Words } from './Words.tsx'

export const Scene = () => {
  const [query, setQuery] = useState('')
  const options = query === '' ? [] : suggestionsFor(query).map(({ id, label, hint }) => ({ value: id, label: `${label} ${hint}` }))
  return (
    <ConfigProvider theme={still}>
      <Words font={antdFont} />
      <AutoComplete value={query} onChange={setQuery} options={options} style={{ width: 600 }} />
    </ConfigProvider>
  )
}
