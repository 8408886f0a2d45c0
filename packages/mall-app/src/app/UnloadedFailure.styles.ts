import { styled } from 'styled-components'

export const Failure = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  justify-items: center;
  padding: var(--mall-space-64) var(--mall-space-16);
  text-align: center;

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
  }

  p {
    margin: 0;
    color: var(--mall-text-secondary);
  }
`

export const Reload = styled.button`
  min-height: var(--mall-control-height);
  padding: 0 var(--mall-space-24);
  border: 0;
  border-radius: var(--mall-radius-control);
  background: var(--mall-primary);
  color: var(--mall-on-primary);
  font-weight: 600;
  cursor: pointer;
`
