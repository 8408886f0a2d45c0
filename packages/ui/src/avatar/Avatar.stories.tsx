import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { people } from '../testing/samples/people.ts'
import { StateTable } from '../testing/StateTable.tsx'
import { Avatar } from './Avatar.tsx'

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c9d9d3" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#5b4636"/><path fill="#2f5d50" d="M6 40c1-10 7-14 14-14s13 4 14 14z"/></svg>')}`

const meta = preview.meta({ title: 'Components/Avatar 头像', id: 'components-avatar', component: Avatar, args: { name: '周雨桐' } })

export const Initials = meta.story()
export const Picture = meta.story({ args: { src: face, size: 64 } })
export const Broken = meta.story({ args: { src: 'data:image/png;base64,broken' } })
export const Colleagues = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {people.map(({ value, label }) => (
        <Avatar key={value} name={label} seed={value} />
      ))}
    </div>
  ),
})

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      rows={[
        ...([24, 32, 40, 64] as const).map((size) => ({ name: `${size} px`, shows: <Avatar name="欧阳若琳" size={size} /> })),
        { name: 'picture', shows: <Avatar name="周雨桐" src={face} size={40} /> },
        { name: 'one character', shows: <Avatar name="韩" /> },
        { name: 'latin', shows: <Avatar name="Anna Schmidt" /> },
        { name: 'no name', shows: <Avatar name="" aria-label="未知人员" /> },
        { name: 'tints', shows: <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{people.map(({ value, label }) => <Avatar key={value} name={label} />)}</div> },
      ]}
    />
  ),
})
