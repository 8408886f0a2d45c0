import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-block;
  min-inline-size: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: var(--mall-cinnabar);
  color: var(--mall-on-cinnabar);
  font-size: var(--mall-font-size-12);
  font-weight: 600;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone='quiet'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[data-tone='danger'] {
    background: var(--mall-danger);
    color: var(--mall-on-danger);
  }
`
