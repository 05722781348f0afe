/**
 * Whether `node_modules` has the packages of the lock file, by the copy of it that npm writes there. It uses core modules only, and nothing
 * that Node 20 lacks.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Locked a package as npm writes it into a lock file
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {Record<string, string>} [engines]
 *
 * @typedef {Record<string, Locked>} Packages by folder; "" is the project itself
 * @typedef {{ readonly os: string, readonly cpu: string }} Machine
 */

/**
 * Whether npm certainly installs this optional package on this machine. Where that also depends on the C library or on Node, it is not known.
 * @param {Locked} locked @param {Machine} machine
 */
const isForMachine = ({ os = [], cpu = [], libc, engines }, machine) =>
  !libc && !engines && [os].flat().includes(machine.os) && [cpu].flat().includes(machine.cpu);

/**
 * Whether the installed packages are those of the lock file, but for optional ones that this machine does not need.
 * @param {Packages} locked @param {Packages} installed @param {Machine} machine
 */
function isComplete(locked, installed, machine) {
  const isSame = (/** @type {string} */ folder) =>
    locked[folder]?.version === installed[folder]?.version &&
    locked[folder]?.integrity === installed[folder]?.integrity;
  const isLeftOut = (/** @type {string} */ folder) => {
    const one = locked[folder];
    return !installed[folder] && one?.optional === true && !isForMachine(one, machine);
  };
  return [...Object.keys(locked), ...Object.keys(installed)].every(
    (folder) => folder === "" || isLeftOut(folder) || isSame(folder),
  );
}

/** @param {string} file @returns {Packages} */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Whether all packages are installed. npm writes its copy of the lock file last, so an install that broke off does not count.
 * @param {string} root
 */
export function isInstalled(root) {
  try {
    return isComplete(
      packagesOf(path.join(root, "package-lock.json")),
      packagesOf(path.join(root, "node_modules/.package-lock.json")),
      { os: process.platform, cpu: process.arch },
    );
  } catch {
    // One of the files is missing or not whole.
    return false;
  }
}
