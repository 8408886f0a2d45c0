import { expect, test } from 'vitest'
import type { ContentNode } from '../../content/content-page.ts'
import { sectionsOf } from './sections-of.ts'

const heading = (text: string): ContentNode => ({ tag: 'h2', children: [text] })
const words = (text: string): ContentNode => ({ tag: 'p', children: [text] })

test.each<[string, readonly ContentNode[], ReturnType<typeof sectionsOf>]>([
  ['nothing', [], { lead: [], sections: [] }],
  ['no heading', [words('a')], { lead: [words('a')], sections: [] }],
  ['no lead', [heading('A'), words('a'), heading('B')], { lead: [], sections: [{ heading: 'A', nodes: [words('a')] }, { heading: 'B', nodes: [] }] }],
  ['both', [words('l'), { tag: 'h3', children: ['x'] }, heading('A'), words('a'), words('b')], { lead: [words('l'), { tag: 'h3', children: ['x'] }], sections: [{ heading: 'A', nodes: [words('a'), words('b')] }] }],
])('cuts a page with %s', (_, nodes, sections) => {
  expect(sectionsOf(nodes)).toEqual(sections)
})
