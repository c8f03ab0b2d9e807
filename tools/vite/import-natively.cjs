/** A plugin’s own code is run by Vite, whose `import()` ends with the reading of its settings; this is Node’s. */
module.exports = (address) => import(address);
