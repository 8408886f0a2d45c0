import type { ReactNode } from 'react'
import type { ComponentFacts } from 'virtual:component-facts'
import { CopyText } from '../../packages/ui/src/copy-text/index.ts'
import { inChinese } from './key-words.ts'
import { stateNames } from './names.ts'
import { Prose } from './Prose.tsx'

interface RowsProps {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell of a row is its name. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

const Rows = ({ label, head, rows }: RowsProps) => (
  <table aria-label={label}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const code = (text: string) => <code>{text}</code>

export const States = ({ states }: Pick<ComponentFacts, 'states'>) => (
  <Rows
    label="状态"
    head={['属性', '含义', '出现在 · 取值（开发文档）']}
    rows={states.map(({ name, said }) => ({
      key: name,
      cells: [
        <CopyText key="name" text={`[${name}]`}>{code(name)}</CopyText>,
        stateNames[name],
        <span key="said" lang="en">{said.map((text) => <div key={text}><Prose>{text}</Prose></div>)}</span>,
      ],
    }))}
  />
)

export const Keys = ({ keys }: Pick<ComponentFacts, 'keys'>) =>
  keys.map(({ head, rows }) => (
    <Rows
      key={head.join(' ')}
      label={`键盘：${head.join(' ')}`}
      head={head.map((name) => inChinese(name) ?? name)}
      rows={rows.map((cells) => ({ key: cells.join(' '), cells: cells.map((text) => <Prose key={text}>{inChinese(text) ?? text}</Prose>) }))}
    />
  ))

/** Variables of lengths, times, curves and shadows; all others are colours. */
const noColour = /height|padding|margin|size|radius|shadow|motion|ease|width|inset|weight|rows|columns|filter|scale|font/

export const Variables = ({ variables }: Pick<ComponentFacts, 'variables'>) => (
  <ul className="guide-variables">
    {variables.map((name) => (
      <li key={name}>
        <span aria-hidden="true" className="guide-swatch" style={noColour.test(name) ? { visibility: 'hidden' } : { background: `var(${name})` }} />
        <CopyText text={`var(${name})`}>{code(name)}</CopyText>
      </li>
    ))}
  </ul>
)

export const Changes = ({ changes }: Pick<ComponentFacts, 'changes'>) => (
  <Rows
    label="变更"
    head={['版本', '变更']}
    rows={changes.map(({ version, text }) => ({ key: text, cells: [version || '未发布', <span key="text" lang="en"><Prose>{text}</Prose></span>] }))}
  />
)
