import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { SearchBox } from './index.ts'

describeConformance('SearchBox', () => <SearchBox defaultValue="打印纸" onSearch={() => {}} loadSuggestions={async () => []} hotKeywords={[{ keyword: '打印纸', highlight: true }, { keyword: '中性笔' }]} imageSearch={{ onImage: () => {} }} />, { framed: true })
