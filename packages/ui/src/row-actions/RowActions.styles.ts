import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  /* The text of the first and the icon of the last stand on the edges of the cell. */
  margin-inline: calc(var(--mall-space-4) * -1);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  white-space: nowrap;
`

const action = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-block-size: 24px;
  margin: 0;
  padding: 0 var(--mall-space-4);
  border: 0;
  border-radius: var(--mall-radius-control);
  background: none;
  color: var(--mall-primary);
  font: inherit;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      background: var(--mall-primary-soft);
      color: var(--mall-primary-hover);
    }
  }
  /* In every row of a page red would be louder than the decision: it comes with the pointer or the focus. */
  &[data-tone='danger']:is(:hover, :focus-visible) {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
  &[data-disabled],
  &[data-disabled]:is(:hover, :focus-visible) {
    background: none;
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-inline-size: 40px;
    min-block-size: 40px;
    /* Rows stay as high as they are: the target reaches into their padding. */
    margin-block: calc((var(--mall-row-height) - 40px) / 2 - var(--mall-space-4));
  }
`

export const Action = styled.button`
  ${action}
`

export const LinkAction = styled(Link)`
  ${action}
`

export const More = styled.button`
  ${action}
  min-inline-size: 24px;
  color: var(--mall-text-secondary);

  &[aria-expanded='true'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
`
