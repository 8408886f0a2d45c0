import { styled } from 'styled-components'
import { checkBox } from '../styles/check-box.styles.ts'
import { fingerTarget } from '../styles/finger-target.styles.ts'

export const Root = styled.label`
  ${fingerTarget}
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-block-size: max(24px, var(--mall-control-height));
  min-inline-size: 24px;
  justify-self: start;
  font-size: var(--mall-control-font-size);
  line-height: 1.5;
  color: var(--mall-text);
  cursor: pointer;

  &[data-disabled] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
`

export const Box = styled.input`
  ${checkBox}

  &:only-child {
    margin-inline: auto;
  }
`
