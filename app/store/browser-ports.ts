// The ports of the running page. Which adapters stand behind them is the one difference between the modes; the build
// leaves out the others.
import { openHttpAdmin, openHttpSite } from './http/http-ports.ts';
import { openLocalAdmin, openLocalSite } from './local-ports.ts';
import { isOnServer } from './mode.ts';

export const openSite = isOnServer ? openHttpSite : openLocalSite;
export const openAdmin = isOnServer ? openHttpAdmin : openLocalAdmin;
