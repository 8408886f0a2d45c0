import { styled } from 'styled-components'

export const Outlook = styled.div`
  display: grid;
  gap: var(--mall-space-12);
`

export const Reason = styled.span`
  display: block;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

/** What would spare the approval, and the button that does it. */
export const Passing = styled.div`
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  justify-content: space-between;
  padding-inline-start: var(--mall-space-12);
  border-inline-start: 3px solid var(--mall-primary);

  > div {
    display: grid;
    min-inline-size: 0;
  }

  > button {
    flex: none;
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
  }
`

export const Chain = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  b {
    color: var(--mall-text);
    font-weight: 600;
  }
`

/** Over the button of a phone, from edge to edge. */
export const Notice = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  justify-content: space-between;
  margin: calc(-1 * var(--mall-space-8)) calc(-1 * var(--mall-space-16)) 0;
  padding: var(--mall-space-8) var(--mall-space-16);
  background: var(--mall-warning-soft);
  color: var(--mall-warning);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  > button {
    --mall-control-font-size: var(--mall-font-size-14);
    flex: none;
    margin-block: calc(-1 * var(--mall-space-8));
    margin-inline-end: calc(-1 * var(--inset));
  }
`
