import { styled } from 'styled-components'
import { useSingleKeys } from './single-keys.ts'

const Toggle = styled.button`
  min-block-size: 24px;
  margin-inline-start: var(--mall-space-8);
  padding: 0;
  border: 0;
  background: none;
  color: var(--mall-primary);
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

/** What the keys of a page do, and beside it the switch that turns them off. */
export const KeysSwitch = ({ words }: { readonly words: string }) => {
  const [isOn, set] = useSingleKeys()
  return (
    <>
      <span>{isOn ? words : '快捷键已关闭'}</span>
      <Toggle type="button" aria-label={isOn ? '关闭快捷键' : '开启快捷键'} onClick={() => set(!isOn)}>
        {isOn ? '关闭' : '开启'}
      </Toggle>
    </>
  )
}
